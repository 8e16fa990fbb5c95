export interface Change {
  readonly title: string;
  readonly items: readonly string[];
}

/** The sections of our own CHANGELOG: a heading each, and what changed. Marks of code are left out. */
export const changesIn = (markdown: string): Change[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const items = lines
        .filter((line) => line.startsWith('- '))
        .map((line) => line.slice(2).replaceAll('`', ''));
      return { title: title.trim(), items };
    });
