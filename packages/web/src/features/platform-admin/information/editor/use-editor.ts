import { useQueryClient } from '@tanstack/react-query';
import {
  addInformation,
  type EditedInformation,
  getEditedInformation,
  type InformationContent,
  listEditedInformation,
  saveInformation,
} from '@tervita/contract/information-hub';
import { useNavigate } from 'react-router';
import { queryKeyOf, useCommand } from '../../../../core/api/index.ts';
import { useDraft } from '../../../../core/drafts/index.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { useInformationEditorTexts } from '../../texts.ts';
import { emptyContent, faultyLanguages, hasBadSource, keptIn } from './content.ts';

/** The item as the server has it now, at once and everywhere. */
export const useKeepItem = () => {
  const client = useQueryClient();
  return (item: EditedInformation) =>
    client.setQueryData(queryKeyOf(getEditedInformation, { params: { id: item.id } }), item);
};

/** What stands there now is read once more. */
export const useLookAgain = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: queryKeyOf(getEditedInformation) });
};

/** A version is never changed: what is typed becomes the next one. Until it is saved it stays on this device. */
export const useEditor = (item: EditedInformation | undefined) => {
  const t = useInformationEditorTexts();
  const navigate = useNavigate();
  const lookAgain = useLookAgain();
  const keepItem = useKeepItem();
  const draft = useDraft(`information/${item?.id ?? 'new'}`);
  const kept = keptIn(draft.text);
  const before = item?.content ?? emptyContent;
  const content = kept?.content ?? before;
  const latest = item?.version ?? 0;
  const isChanged = JSON.stringify(content) !== JSON.stringify(before);
  const saved = (answer: EditedInformation) => {
    draft.clear();
    keepItem(answer);
    toasts.show({ tone: 'success', text: t.saved(answer.version) });
  };
  const add = useCommand(addInformation, {
    refreshes: [listEditedInformation],
    onDone: (answer) => {
      saved(answer);
      void navigate(`/prm/information-hub/${answer.id}`, { replace: true });
    },
  });
  const save = useCommand(saveInformation, {
    refreshes: [listEditedInformation],
    onDone: saved,
    onError: ({ code }) => {
      if (code !== 'INFORMATION_CHANGED') return undefined;
      // The newer one comes, and the page says whose it is; what was typed stays.
      lookAgain();
      return true;
    },
  });
  const put = (next: InformationContent, base = kept?.base ?? latest) =>
    draft.setText(JSON.stringify({ base, content: next }));
  const saveOver = (seen: number) =>
    item ? save.mutate({ params: { id: item.id }, body: content, seen }) : add.mutate({ body: content });
  const isFaulty = hasBadSource(content) || faultyLanguages(content).length > 0;
  return {
    content,
    isChanged,
    isFaulty,
    /** Somebody saved after these words were begun. */
    isOvertaken: isChanged && kept !== undefined && kept.base < latest,
    isSaving: add.isPending || save.isPending,
    change: (part: Partial<InformationContent>) => put({ ...content, ...part }),
    bringBack: (old: InformationContent) => put(old, latest),
    save: () => saveOver(kept?.base ?? latest),
    saveOverNewer: () => saveOver(latest),
    discard: draft.clear,
  };
};

export type Editor = ReturnType<typeof useEditor>;
