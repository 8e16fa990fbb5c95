import type { BrowserContext } from '@playwright/test';
import { claimOf, get } from './asked-of-api.ts';

export const itemToRead = async (context: BrowserContext): Promise<string> => {
  const { employments } = await claimOf(context);
  const { items } = await get<{ items: { id: string }[] }>(
    context,
    `/clinic/information-hub?clinicId=${employments[0]?.clinicId}&locale=et`,
  );
  // The oldest: what another test has just published may be gone a moment later.
  return `/information-hub/${items.at(-1)?.id}`;
};

export const itemToEdit = async (context: BrowserContext): Promise<string> => {
  const { items } = await get<{ items: { id: string }[] }>(context, '/prm/information-hub?locale=et');
  return `/prm/information-hub/${items.at(-1)?.id}`;
};
