import type { PromptVersion } from '@tervita/contract/ai';

const idOf = (number: number) => `01960000-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`;

export const givenVersion = (version: number, more: Partial<PromptVersion> = {}): PromptVersion => ({
  id: idOf(version),
  purpose: 'CHIEF_PROBLEM',
  version,
  modelId: null,
  systemMessage: `Choose a reason.\nAnswer in JSON. Version ${version}.`,
  userMessage: '{{problemTypes}}\n{{text}}',
  note: null,
  parameters: { temperature: 0 },
  isActive: false,
  createdAt: '2026-03-12T08:00:00.000Z',
  createdBy: 'Kaarel Viidasalu',
  evaluation: null,
  check: { state: 'PASSED', runId: null, at: null, failedCases: [] },
  ...more,
});
