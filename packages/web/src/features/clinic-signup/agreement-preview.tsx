import { previewAgreement } from '@tervita/contract/clinic-signup';
import { type AgreementField, agreementVersion, fillAgreement } from '@tervita/domain/clinic-signup';
import { useState } from 'react';
import { call, showError } from '../../core/api/index.ts';
import { now } from '../../core/clock.ts';
import { useFormat } from '../../core/format/index.ts';
import { useLanguage } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './clinic-signup.module.css';
import { useClinicSignupTexts } from './texts.ts';

export type AgreementValues = Readonly<Record<AgreementField, string>>;

const save = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** One at a time: while one is made, the button waits. */
const useAgreementPdf = (values: AgreementValues, name: string) => {
  const locale = useLanguage();
  const [isPending, setPending] = useState(false);
  const download = () => {
    setPending(true);
    // The route answers with a file, which `call` gives as it is.
    (call(previewAgreement, { body: { ...values, locale } }) as Promise<unknown>)
      .then((content) => save(content as Blob, `${name}.pdf`))
      .catch(showError)
      .finally(() => setPending(false));
  };
  return { isPending, download };
};

/** The agreement with what was typed marked in it; the paper that is sent has the same words. */
export function AgreementPreview({ values }: { readonly values: AgreementValues }) {
  const { clinicSignup: t, agreement } = useClinicSignupTexts();
  const { day } = useFormat();
  const { isPending, download } = useAgreementPdf(values, agreement.title);
  return (
    <>
      <div className={styles.previewHead}>
        <h2 className={styles.previewTitle}>
          <Icon name="file" /> {t.agreement}
        </h2>
        <span className={styles.muted}>{t.filledIn}</span>
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon name="download" />}
          isPending={isPending}
          pendingLabel={t.preparing}
          onPress={download}
        >
          {t.pdf}
        </Button>
      </div>
      <section className={styles.paper} aria-label={agreement.title}>
        <h3 className={styles.paperTitle}>{agreement.title}</h3>
        <p className={styles.muted}>{agreement.draft(day(now().toISOString()), agreementVersion)}</p>
        {agreement.sections.map(({ heading, paragraphs }) => (
          <div key={heading} className={styles.clause}>
            <h4>{heading}</h4>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                {fillAgreement(paragraph, values).map((piece) =>
                  'field' in piece ? (
                    <mark key={piece.field} data-empty={values[piece.field].trim() === '' || undefined}>
                      {piece.words}
                    </mark>
                  ) : (
                    piece.words
                  ),
                )}
              </p>
            ))}
          </div>
        ))}
      </section>
    </>
  );
}
