const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '');

/** What a page would post back, when it is one of those that post themselves. */
export const postedBy = (body: string): { action: string; fields: Record<string, string> } | undefined => {
  const action = /<form method="post" action="([^"]*)">/.exec(body)?.[1];
  if (action === undefined) return undefined;
  const inputs = body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/?>/g);
  return {
    action: plain(action),
    fields: Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, plain(value)])),
  };
};
