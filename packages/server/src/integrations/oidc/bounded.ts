import type { CustomFetch } from 'openid-client';

const megabyte = 1_048_576;

/** A fetch for one whole step of a sign-in: all its requests share the deadline, and no answer grows without bound. */
export const boundedFetch =
  (deadline: AbortSignal): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      ...(body === undefined || body === null ? {} : { body }),
    });
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > megabyte) throw new Error('answer too large');
      chunks.push(new Uint8Array(chunk));
    }
    const isBare = [101, 204, 205, 304].includes(response.status);
    return new Response(isBare ? null : new Blob(chunks), {
      status: response.status,
      headers: response.headers,
    });
  };
