import type { FileItem } from '@tervita/contract/files';
import { filesPerMessage } from '@tervita/domain/files';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../core/api/index.ts';
import { uploadFile } from '../../../core/api/upload.ts';
import { fileRoutes, type Side, uploadEContactFile } from '../file-routes.ts';
import { type Blocked, blockedBy, earlier, faultOfAnswer, idsOf, selected, type Upload } from './upload.ts';

/** Two lines at once fill most connections; more only make each of them slower. */
const atOnce = 2;
const scanEveryMs = 2_000;

export interface Uploads {
  readonly side: Side;
  readonly list: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  /** Names of those for which there was no room at the last choosing. */
  readonly leftOut: readonly string[];
  /** Cancels what is on its way, takes back what is there. */
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  /** After sending; with the ids of what went, what was added since stays. */
  readonly clear: (sentIds?: readonly string[]) => void;
  /** What was to be sent and was taken back: again here, as far as the server gives it to this person. */
  readonly restore: (items: readonly FileItem[]) => Promise<void>;
  readonly ids: readonly string[];
  readonly blocked: Blocked | undefined;
  /** Says whether a message may go; if not, the reason is shown from now on. */
  readonly mayGo: () => boolean;
  readonly isReasonShown: boolean;
}

interface Options {
  readonly side: Side;
  /** Files for an e-contact that exists; else they wait for one. */
  readonly eContactId?: string | undefined;
  /** Uploaded on an earlier visit and not sent yet. */
  readonly there?: readonly FileItem[] | undefined;
  /** Chosen on an earlier visit and not uploaded. */
  readonly waiting?: readonly { readonly key: string; readonly file: File }[] | undefined;
}

const isOffline = (fault: Upload['fault']) => fault instanceof ApiError && fault.status === 0;

export const useUploads = ({ side, eContactId, there = [], waiting: chosen = [] }: Options): Uploads => {
  const [list, setList] = useState<readonly Upload[]>(() => [
    ...there.map(earlier),
    ...chosen.map(({ key, file }, index) => ({ ...selected(file, there.length + index), key })),
  ]);
  const [isReasonShown, setReasonShown] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const routes = fileRoutes[side];
  const change = (key: string, part: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const send = async ({ key, file }: Upload) => {
    if (!file) return;
    const controller = new AbortController();
    running.current.set(key, controller);
    const options = {
      signal: controller.signal,
      onProgress: (progress: number) => change(key, { progress }),
    };
    change(key, { state: 'UPLOADING', progress: 0, fault: undefined });
    try {
      const item = eContactId
        ? await uploadFile(uploadEContactFile, { params: { id: eContactId } }, file, options)
        : await uploadFile(routes.upload, {}, file, options);
      running.current.delete(key);
      change(key, { state: 'COMPLETED', progress: 1, item, name: item.name });
    } catch (error) {
      running.current.delete(key);
      if (!controller.signal.aborted) change(key, { state: 'FAILED', fault: faultOfAnswer(error) });
    }
  };

  // The next one starts when there is room; a state change brings us here again.
  useEffect(() => {
    const room = atOnce - list.filter(({ state }) => state === 'UPLOADING').length;
    const next = list.filter(({ key, state }) => state === 'SELECTED' && !running.current.has(key));
    for (const upload of next.slice(0, Math.max(0, room))) void send(upload);
  });

  const waiting = idsOf(list.filter(({ item }) => item?.scanState === 'WAITING')).join();
  useEffect(() => {
    if (!waiting) return undefined;
    const look = async (id: string) => {
      const item = await call(routes.get, { params: { id } }).catch(() => undefined);
      if (item && item.scanState !== 'WAITING')
        setList((all) => all.map((one) => (one.item?.id === id ? { ...one, item } : one)));
    };
    const timer = setInterval(() => {
      for (const id of waiting.split(',')) void look(id);
    }, scanEveryMs);
    return () => clearInterval(timer);
  }, [waiting, routes]);

  // What failed for want of a network goes again when there is one.
  useEffect(() => {
    const again = () =>
      setList((all) =>
        all.map((one) => (isOffline(one.fault) ? { ...one, state: 'SELECTED', fault: undefined } : one)),
      );
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  // Whoever leaves the page wants nothing more to be sent.
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const blocked = blockedBy(list);
  return {
    side,
    list,
    add: (files) => {
      setReasonShown(false);
      const room = Math.max(0, filesPerMessage - list.length);
      setLeftOut(files.slice(room).map(({ name }) => name));
      setList((all) => [
        ...all,
        ...files.slice(0, room).map((file, index) => selected(file, all.length + index)),
      ]);
    },
    leftOut,
    remove: (key) => {
      running.current.get(key)?.abort();
      const item = list.find((one) => one.key === key)?.item;
      setLeftOut([]);
      setList((all) => all.filter((one) => one.key !== key));
      // Should this fail, it goes by itself within a day.
      if (item) void call(routes.remove, { params: { id: item.id } }).catch(() => undefined);
    },
    retry: (key) => change(key, { state: 'SELECTED', fault: undefined }),
    clear: (sentIds) => {
      setLeftOut([]);
      setList((all) => (sentIds ? all.filter(({ item }) => !item || !sentIds.includes(item.id)) : []));
    },
    restore: async (items) => {
      const found = await Promise.all(
        items.map(({ id }) => call(routes.get, { params: { id } }).catch(() => undefined)),
      );
      setList((all) => {
        const isNew = (item: FileItem) => !all.some((one) => one.item?.id === item.id);
        const back = found.filter((item) => item !== undefined).filter(isNew);
        return [...all, ...back.slice(0, Math.max(0, filesPerMessage - all.length)).map(earlier)];
      });
    },
    ids: idsOf(list),
    blocked,
    mayGo: () => {
      setReasonShown(blocked !== undefined);
      return blocked === undefined;
    },
    isReasonShown: isReasonShown && blocked !== undefined,
  };
};
