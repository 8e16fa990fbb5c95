import { listMessagePatients } from '@tervita/contract/message-centre';
import type { PatientFilter } from '@tervita/domain/message-centre';
import { useAnswer } from '../../core/api/index.ts';
import { useSettled } from '../../core/use-settled.ts';
import { type FilterInput, filterFaults, filterOf, queryOf } from './filter-input.ts';

/** Whom the filter leaves. A filter with a fault asks nothing; what was found before stays. */
export const useAudience = (clinicId: string, input: FilterInput | undefined) => {
  const isWhole = input !== undefined && Object.keys(filterFaults(input)).length === 0;
  const wanted = isWhole ? JSON.stringify(filterOf(input)) : '';
  const settled = useSettled(wanted);
  const filter = JSON.parse(settled || '{}') as PatientFilter;
  const answer = useAnswer(
    listMessagePatients,
    { query: { clinicId, ...queryOf(filter) } },
    { enabled: clinicId !== '' && settled !== '', keepsPrevious: true },
  );
  return { answer, filter, isCounting: answer.isFetching || wanted !== settled, isWhole };
};
