import type { ReplyTemplate } from '@tervita/contract/reply-templates';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Every typed word stands somewhere in it, with or without its accents. */
export const findTemplates = (templates: readonly ReplyTemplate[], typed: string): ReplyTemplate[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return templates.filter(({ heading, content }) => {
    const text = plain(`${heading} ${content}`);
    return words.every((word) => text.includes(word));
  });
};
