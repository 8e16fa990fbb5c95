const megabyte = 1_048_576;

export interface BoundedAnswer {
  readonly status: number;
  readonly json: unknown;
  readonly header: (name: string) => string | null;
}

/** An outside system gets a total time and an answer size; whatever it does beyond them is an error, never a wait. */
export const fetchJson = async (url: URL, init: RequestInit, timeoutMs: number): Promise<BoundedAnswer> => {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > megabyte) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return {
    status: response.status,
    json: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    header: (name) => response.headers.get(name),
  };
};
