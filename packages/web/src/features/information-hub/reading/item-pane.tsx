import { getInformation, type InformationItem } from '@tervita/contract/information-hub';
import { TryAgain, useAnswer } from '../../../core/api/index.ts';
import { copyText } from '../../../core/copy-text.ts';
import { useFormat } from '../../../core/format/index.ts';
import { usePageTitle } from '../../../core/page/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { LazyMarkdown } from '../markdown/lazy-markdown.tsx';
import { useInformationHubTexts } from '../texts.ts';
import styles from './item-pane.module.css';
import { hubAddress, useHubAddress } from './use-address.ts';
import { useMarks } from './use-marks.ts';

function Facts({ item }: { readonly item: InformationItem }) {
  const t = useInformationHubTexts();
  const { labels } = useClinicTexts().problemTypes;
  const { list } = useFormat();
  const { sourceUrl, sourceName, problemTypes, disclaimer } = item;
  const link = (
    <a href={sourceUrl} target="_blank" rel="noreferrer">
      {sourceName}
    </a>
  );
  // The sentence around the name is its language's own.
  const [before, after] = t.inOurWords('\n').split('\n');
  return (
    <dl className={styles.facts}>
      <dt>{t.source}</dt>
      <dd>
        {before}
        {link}
        {after}
      </dd>
      {problemTypes.length > 0 ? (
        <>
          <dt>{t.shownWith}</dt>
          <dd>{t.eContactsOn(list(problemTypes.map((type) => labels[type])))}</dd>
        </>
      ) : null}
      <dt>{t.note}</dt>
      <dd className={styles.muted}>{disclaimer}</dd>
    </dl>
  );
}

function Item({ item, clinicId }: { readonly item: InformationItem; readonly clinicId: string }) {
  const t = useInformationHubTexts();
  const { core } = useClinicTexts();
  const { day } = useFormat();
  const { markUnread, isMarking } = useMarks(clinicId, item);
  usePageTitle(t.title);
  const copy = () => copyText(`${location.origin}${hubAddress}/${item.id}`, t.linkCopied);
  return (
    <article className={styles.item} aria-labelledby="information-title">
      <div className={styles.head}>
        <p className={styles.about}>
          <Tag icon={<Icon name="file" size="sm" />}>{t.kindsInFull[item.kind]}</Tag>
          <span>{[day(item.publishedAt), t.version(item.version), t.minutes(item.minutes)].join(' · ')}</span>
        </p>
        <span className={styles.buttons}>
          <Button size="sm" variant="ghost" icon={<Icon name="copy" size="sm" />} onPress={() => void copy()}>
            {t.copyLink}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            isDisabled={item.isUnread}
            isPending={isMarking}
            onPress={() => void markUnread()}
          >
            {t.markUnread}
          </Button>
        </span>
      </div>
      <h1 id="information-title" tabIndex={-1} className={styles.title}>
        {item.title}
      </h1>
      <p className={styles.summary}>{item.summary}</p>
      <LazyMarkdown level={2} text={item.body} loading={core.loading} />
      <Facts item={item} />
    </article>
  );
}

function Failed({ answer }: { readonly answer: ReturnType<typeof useItem> }) {
  const t = useInformationHubTexts();
  const { errors } = useClinicTexts();
  const { listAddress } = useHubAddress();
  if (answer.error?.status === 404)
    return (
      <ErrorState
        level={1}
        icon={<Icon name="file" />}
        title={t.gone.title}
        action={
          <LinkButton variant="secondary" to={listAddress}>
            {t.back}
          </LinkButton>
        }
      >
        {t.gone.text}
      </ErrorState>
    );
  return (
    <ErrorState level={1} title={t.itemFailed} action={<TryAgain answer={answer} />}>
      {errors.load.text}
    </ErrorState>
  );
}

/** What the caller may read, in the language they read; another language, role or clinic asks anew. */
export const useItem = (id: string | undefined, clinicId: string) =>
  useAnswer(
    getInformation,
    { params: { id: id ?? '' }, query: { clinicId, locale: useLanguage() } },
    { enabled: id !== undefined && clinicId !== '' },
  );

/** One item, from its kind to the note that it does not replace anybody's judgement. */
export function ItemPane({ id, clinicId }: { readonly id: string; readonly clinicId: string }) {
  const { core } = useClinicTexts();
  const answer = useItem(id, clinicId);
  const { data, error } = answer;
  // What may no longer be read is not left standing because it was read before.
  if (error?.status === 404) return <Failed answer={answer} />;
  if (data) return <Item key={data.id} item={data} clinicId={clinicId} />;
  if (error) return <Failed answer={answer} />;
  return (
    <div className={styles.item}>
      <SkeletonRows label={core.loading} count={6} />
    </div>
  );
}
