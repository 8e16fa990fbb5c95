import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDocumentTitle } from './use-document-title.ts';

function Page({ title, heading }: { title: string; heading?: string }) {
  useDocumentTitle(title);
  return heading ? <h1>{heading}</h1> : <p>…</p>;
}
const says = (title: string) => waitFor(() => expect(document.title).toBe(title));

it('the tab of the browser says the heading of the page, and follows it', async () => {
  const { rerender } = render(<Page title="Questions" />);
  await says('Questions · Tervita');
  rerender(<Page title="Questions" heading="How high is the fever?" />);
  await says('How high is the fever? · Tervita');
  rerender(<Page title="Questions" heading="Since when?" />);
  await says('Since when? · Tervita');
});

it('the start page is the product itself', async () => {
  render(<Page title="Tervita" heading="Write to your clinic" />);
  await says('Tervita');
});
