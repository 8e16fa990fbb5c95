import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useEffect, useRef } from 'react';
import { useUploads } from '../../../../files/index.ts';
import { useStep } from './use-questionnaire.ts';

/** The draft learns of a file as soon as it is uploaded or taken away. */
export const useAskedFiles = (progress: QuestionnaireProgress) => {
  const { aiQuestionnaireId, files } = progress;
  const uploads = useUploads({ side: 'patient', there: files });
  const told = useRef(files.map(({ id }) => id).join());
  const { mutate } = useStep(progress);
  useEffect(() => {
    const fileIds = uploads.list.flatMap(({ item }) => (item ? [item.id] : []));
    if (fileIds.join() === told.current) return;
    told.current = fileIds.join();
    mutate({ body: { stage: 'SUMMARY', aiQuestionnaireId, fileIds } });
  }, [uploads.list, mutate, aiQuestionnaireId]);
  return uploads;
};
