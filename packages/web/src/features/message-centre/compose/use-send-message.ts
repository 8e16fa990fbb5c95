import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '@tervita/contract/core';
import { listCampaigns, sendMessage } from '@tervita/contract/message-centre';
import { type ApiError, call, queryKeyOf, showError } from '../../../core/api/index.ts';

interface SendInput {
  /** Kept with the draft, not with the page: a page that is opened anew sends nothing twice. */
  readonly key: string;
  readonly body: Sent<typeof sendMessage>['body'];
}

interface Options {
  readonly onSent: (campaignId: string) => void;
  readonly onRefused: (error: ApiError) => void;
}

/** The key has come with another count: what was pressed before has arrived, and its answer was lost. */
const wasSentBefore = ({ status }: ApiError) => status === 422;

/** What this person sent last. */
const findSent = async ({ body: { clinicId, template } }: SendInput): Promise<string | undefined> => {
  const { campaigns } = await call(listCampaigns, { query: { clinicId } });
  return campaigns.find((one) => one.isMine && one.template === template)?.id;
};

const sendOnce = async (input: SendInput): Promise<string> => {
  try {
    return (await call(sendMessage, { body: input.body }, { key: input.key })).id;
  } catch (error) {
    const id = wasSentBefore(error as ApiError) ? await findSent(input) : undefined;
    if (!id) throw error;
    return id;
  }
};

export const useSendMessage = ({ onSent, onRefused }: Options) => {
  const client = useQueryClient();
  return useMutation<string, ApiError, SendInput>({
    mutationFn: sendOnce,
    onSuccess: (id) => {
      client.invalidateQueries({ queryKey: queryKeyOf(listCampaigns) }).catch(showError);
      onSent(id);
    },
    onError: onRefused,
  });
};
