import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';

const body = `> One.
> Two.

# First part

A paragraph
on two lines.

- a
- b

# Second part

Text.`;

describe('a policy text', () => {
  it('has its summary, headings, paragraphs and lists', () => {
    expect(parseDocument(body)).toEqual({
      summary: ['One.', 'Two.'],
      sections: [
        {
          heading: 'First part',
          blocks: [
            { kind: 'paragraph', text: 'A paragraph on two lines.' },
            { kind: 'list', items: ['a', 'b'] },
          ],
        },
        { heading: 'Second part', blocks: [{ kind: 'paragraph', text: 'Text.' }] },
      ],
    });
  });
  it('may begin without a heading', () => {
    expect(parseDocument('Hello').sections).toEqual([
      { heading: undefined, blocks: [{ kind: 'paragraph', text: 'Hello' }] },
    ]);
  });
  it('is never more than text', () => {
    const { sections } = parseDocument('<b>bold</b> #no -no >no');
    expect(sections[0]?.blocks).toEqual([{ kind: 'paragraph', text: '<b>bold</b> #no -no >no' }]);
  });
  it('may be empty', () => expect(parseDocument('')).toEqual({ summary: [], sections: [] }));
});
