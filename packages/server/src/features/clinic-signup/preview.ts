import { previewAgreement } from '@tervita/contract/clinic-signup';
import { agreementVersion, fillAgreement } from '@tervita/domain/clinic-signup';
import { type Language, regionalLocale, zoneOf } from '@tervita/domain/core';
import { texts as en } from '@tervita/texts/clinic-signup-en';
import { texts as et } from '@tervita/texts/clinic-signup-et';
import { texts as pl } from '@tervita/texts/clinic-signup-pl';
import { texts as ru } from '@tervita/texts/clinic-signup-ru';
import { contentDisposition } from '../../core/http/content-disposition.ts';
import { exchange, FileAnswer } from '../../core/http/use-case.ts';
import { paperOf } from '../../core/pdf/paper.ts';
import type { SignupDeps } from './signup-deps.ts';
import { admitPreview } from './signup-limits.ts';

const spoken: Record<Language, Pick<typeof en, 'agreement'>> = { en, et, pl, ru };

/** The whole agreement on paper, with what was typed so far; nothing of it is kept. */
export const preview = (deps: SignupDeps) =>
  exchange(previewAgreement, async ({ body, request }) => {
    await admitPreview(deps, request);
    const language = body.locale ?? deps.fallbackLanguage;
    const { agreement } = spoken[language];
    const now = deps.clock();
    const dayIn = (moment: Date) =>
      new Intl.DateTimeFormat(regionalLocale[language], {
        dateStyle: 'long',
        timeZone: zoneOf(deps.country),
      }).format(moment);
    const filled = (sentence: string) =>
      fillAgreement(sentence, body)
        .map(({ words }) => words)
        .join('');
    const options = {
      title: agreement.title,
      language: regionalLocale[language],
      madeAt: now,
      foot: (page: number) => ({ left: agreement.title, right: agreement.page(page) }),
    };
    const open = async () =>
      paperOf(options, async (paper) => {
        paper.title(agreement.title);
        paper.lead(agreement.draft(dayIn(now), agreementVersion));
        for (const { heading, paragraphs } of agreement.sections) {
          paper.heading(heading);
          for (const paragraph of paragraphs) await paper.paragraph(filled(paragraph));
        }
      });
    return new FileAnswer(open, {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('tervita.pdf'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
