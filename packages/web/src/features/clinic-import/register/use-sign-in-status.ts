import { useQuery } from '@tanstack/react-query';
import { mobileIdStatus, type RegisterSignIn, smartIdStatus } from '@tervita/contract/clinic-import';
import { type ApiError, call, queryKeyOf } from '../../../core/api/index.ts';
import type { SignInInput } from './sign-in-input.ts';

const askEvery = 2_000;

const ask = ({ method, personalCode, phone }: SignInInput, signal: AbortSignal): Promise<RegisterSignIn> =>
  method === 'SMART_ID'
    ? call(smartIdStatus, { body: { personalCode } }, { signal })
    : call(mobileIdStatus, { body: { personalCode, phone } }, { signal });

/** How the sign-in stands, asked every two seconds until it has ended. */
export const useSignInStatus = (sessionId: string, input: SignInInput) =>
  useQuery<RegisterSignIn, ApiError>({
    queryKey: [...queryKeyOf(input.method === 'SMART_ID' ? smartIdStatus : mobileIdStatus), sessionId],
    queryFn: ({ signal }) => ask(input, signal),
    // A call that was lost is followed by the next one.
    refetchInterval: ({ state: { data, error } }) => {
      const isOver = data !== undefined && (data.status !== 'PENDING' || data.sessionId !== sessionId);
      const isRefused = error !== null && error.status >= 400 && error.status < 500;
      return isOver || isRefused ? false : askEvery;
    },
    retry: false,
    gcTime: 0,
  });
