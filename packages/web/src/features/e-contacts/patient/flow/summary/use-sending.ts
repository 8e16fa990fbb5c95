import { useQueryClient } from '@tanstack/react-query';
import { listDrafts, listPatientEContacts } from '@tervita/contract/e-contacts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, queryKeyOf } from '../../../../../core/api/index.ts';
import { dropFilesOf } from '../../../../../core/drafts/kept-files.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import type { DraftSaver } from '../../drafts/draft-saver.ts';
import { type Opened, rememberSent } from '../../drafts/open-draft.ts';
import { forgetUnsaved, keepUnsaved } from '../../drafts/unsaved-draft.ts';
import { instructionsAddress } from '../flow-target.ts';
import { type Delivered, deliver, isUncertain } from './deliver.ts';

type State =
  | { readonly step: 'READY' }
  | { readonly step: 'SENDING'; readonly isSlow: boolean }
  | { readonly step: 'FAILED'; readonly error: ApiError };

const slowMs = 1_000;

/** Aborted when the page is left. */
const useLeaving = () => {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return leaving;
};

export const useSending = ({ id, version, content }: Opened, saver: DraftSaver) => {
  const { userId } = useUser();
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const leaving = useLeaving();
  const [state, setState] = useState<State>({ step: 'READY' });

  const finish = async ({ eContactId, isChanged }: Delivered) => {
    forgetUnsaved(userId, id);
    rememberSent(id, eContactId);
    void dropFilesOf(id);
    for (const route of [listPatientEContacts, listDrafts])
      void client.invalidateQueries({ queryKey: queryKeyOf(route) });
    if (!leaving.current.signal.aborted)
      await navigate(instructionsAddress(eContactId, isChanged), { replace: true });
  };

  const run = async () => {
    const slow = setTimeout(() => setState({ step: 'SENDING', isSlow: true }), slowMs);
    try {
      const { signal } = leaving.current;
      const given = { userId, draftId: id, content, language, signal, saved: saver.flushSoon };
      await finish(await deliver(given));
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError({ status: 500 });
      // It may have arrived: then the server has no draft any more, and the words are kept here.
      if (isUncertain(known)) keepUnsaved(userId, { ...content, id, version, tried: [] });
      // Whoever is not signed in any more is led to the start; all of it waits for them.
      if (known.status !== 401 && !leaving.current.signal.aborted) setState({ step: 'FAILED', error: known });
    } finally {
      clearTimeout(slow);
      isBusy.current = false;
    }
  };

  const send = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ step: 'SENDING', isSlow: false });
    void run();
  };
  return { state, send };
};
