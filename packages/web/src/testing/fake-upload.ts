import { vi } from 'vitest';

/** Answers an upload at once; the test says with what. Returns the addresses that were sent to. */
export const fakeUpload = (status: number, body: unknown) => {
  const sent: string[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = status;
    responseText = JSON.stringify(body);
    onload = () => undefined;
    open(_method: string, address: string) {
      sent.push(address);
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    abort() {}
    send() {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
};
