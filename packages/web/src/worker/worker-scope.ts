/** As much of a service worker's world as ours uses; the pages' own world has no types for it. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface PushEvent extends WaitingEvent {
  readonly data: { text(): string } | null;
}
export interface NoticeEvent extends WaitingEvent {
  readonly notification: Notification;
}
export interface MessageFromPage extends WaitingEvent {
  readonly data: unknown;
}

export interface PageClient {
  readonly url: string;
  focus(): Promise<PageClient>;
  navigate(url: string): Promise<PageClient | null>;
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NoticeEvent;
  message: MessageFromPage;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<PageClient[]>;
    openWindow(url: string): Promise<PageClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const scope = globalThis as unknown as WorkerScope;
