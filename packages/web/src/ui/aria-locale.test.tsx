import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LocaleContext } from './locale-context.ts';
import { Modal } from './modal.tsx';

const modal = <Modal kind="sheet" title="Title" isOpen onClose={() => undefined} />;

it.each([
  ['et-EE', 'Lõpeta'],
  ['en-GB', 'Dismiss'],
  ['ru-RU', 'Пропустить'],
  ['pl-PL', 'Zignoruj'],
])("speaks the reader's language in %s where React Aria has words of its own", async (locale, dismiss) => {
  render(<LocaleContext value={locale}>{modal}</LocaleContext>);
  await userEvent.tab();
  expect(
    screen.getAllByRole('button', { hidden: true }).map((button) => button.getAttribute('aria-label')),
  ).toContain(dismiss);
});
