import { type ClientMessage, sessionEndedCode } from '@tervita/contract/live';
import { mayReconnect, reconnectDelay } from './reconnect.ts';

export type LiveStatus = 'off' | 'live' | 'paused';

interface Given {
  readonly openSocket: () => WebSocket;
  readonly hasSession: () => boolean;
  readonly random: () => number;
  readonly onText: (text: string) => void;
  readonly onStatus: (status: LiveStatus) => void;
  /** The connection is back after a break, or came late: what was missed must be fetched. */
  readonly onReturn: () => void;
  /** The server closed it because the session ended, here or on another device. */
  readonly onEnded: () => void;
}

const heartbeatEvery = 30_000;
/** Closed by the server for a reason of its own. */
const refusedCode = 1008;

/** Keeps one connection open, and says again what is being viewed whenever it comes back. */
export const createLiveClient = (given: Given) => {
  let socket: WebSocket | undefined;
  let view: ClientMessage = { type: 'LEAVE' };
  let failures = 0;
  let wasOpen = false;
  let isWanted = false;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const send = (message: ClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  const onOpen = () => {
    if (wasOpen || failures > 0) given.onReturn();
    wasOpen = true;
    failures = 0;
    given.onStatus('live');
    if (view.type !== 'LEAVE') send(view);
    heartbeat = setInterval(() => send({ type: 'HEARTBEAT' }), heartbeatEvery);
  };

  const onClose = (code: number) => {
    clearInterval(heartbeat);
    socket = undefined;
    if (isWanted && code === sessionEndedCode) given.onEnded();
    // The right to listen may be gone: whoever asks again hears from the server what is missing.
    if (isWanted && code === refusedCode) given.onReturn();
    if (!isWanted || !mayReconnect(code, given.hasSession())) return given.onStatus('off');
    given.onStatus('paused');
    retry = setTimeout(connect, reconnectDelay(failures, given.random()));
    failures += 1;
  };

  const connect = () => {
    if (!given.hasSession()) return given.onStatus('off');
    const opened = given.openSocket();
    socket = opened;
    opened.onopen = onOpen;
    opened.onmessage = ({ data }: MessageEvent) => given.onText(String(data));
    opened.onclose = ({ code }: CloseEvent) => {
      if (socket === opened) onClose(code);
    };
  };

  return {
    start: () => {
      if (isWanted) return;
      isWanted = true;
      connect();
    },
    stop: () => {
      isWanted = false;
      clearTimeout(retry);
      clearInterval(heartbeat);
      const leaving = socket;
      socket = undefined;
      wasOpen = false;
      failures = 0;
      leaving?.close();
      given.onStatus('off');
    },
    /** The network is back: no need to sit out the wait. */
    hurry: () => {
      if (!isWanted || socket) return;
      clearTimeout(retry);
      connect();
    },
    view: (message: ClientMessage) => {
      view = message;
      send(message);
    },
  };
};

export type LiveClient = ReturnType<typeof createLiveClient>;
