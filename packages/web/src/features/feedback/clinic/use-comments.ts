import { useInfiniteQuery } from '@tanstack/react-query';
import type { Answer } from '@tervita/contract/core';
import { type FeedbackComment, listFeedback } from '@tervita/contract/feedback';
import type { Rating } from '@tervita/domain/feedback';
import type { ProblemType } from '@tervita/domain/problem-types';
import { call, queryKeyOf } from '../../../core/api/index.ts';
import type { Looked } from './use-looked.ts';

const [pageSize, filePageSize] = [50, 500];

export interface CommentFilter extends Looked {
  readonly clinicId: string;
  readonly rating?: Rating | undefined;
  readonly type?: ProblemType | undefined;
}
const askedFor = ({ clinicId, ...query }: CommentFilter, size: number, after: string) => ({
  params: { clinicId },
  query: { ...query, size, ...(after === '' ? {} : { after }) },
});

/** What patients wrote, the newest first, a page at a time to the very first. */
export const useComments = (filter: CommentFilter) => {
  const answer = useInfiniteQuery({
    queryKey: [...queryKeyOf(listFeedback), filter],
    queryFn: ({ pageParam, signal }) => call(listFeedback, askedFor(filter, pageSize, pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return {
    ...answer,
    comments: answer.data?.pages.flatMap(({ comments }) => comments),
    total: answer.data?.pages.at(-1)?.total ?? 0,
  };
};

/** All of them, for a file. */
export const fetchAllComments = async (filter: CommentFilter): Promise<readonly FeedbackComment[]> => {
  const all: FeedbackComment[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: Answer<typeof listFeedback> = await call(listFeedback, askedFor(filter, filePageSize, after));
    all.push(...page.comments);
    after = page.next;
  }
  return all;
};
