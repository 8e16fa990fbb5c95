import { type Campaign, listCampaigns } from '@tervita/contract/message-centre';
import { useAnswer } from '../../../core/api/index.ts';
import { now } from '../../../core/clock.ts';
import { calendarDay, useFormat, useZone } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { useMessageTexts } from '../texts.ts';
import { useMoney, useMonthName } from '../use-money.ts';
import styles from './sending.module.css';

interface Props {
  readonly clinicId: string;
  readonly campaign: Campaign;
}

/** The month in which a message was sent, on the clinic's calendar; without its year, if that is this one. */
const useMonthOf = ({ createdAt }: Campaign) => {
  const zone = useZone();
  const [day, today] = [calendarDay(createdAt, zone), calendarDay(now(), zone)];
  const [year, thisYear] = [day.slice(0, 4), today.slice(0, 4)];
  return {
    year: year === thisYear ? undefined : year,
    month: Number(day.slice(5, 7)),
    isNow: day.slice(0, 7) === today.slice(0, 7),
  };
};

/** What the message costs, and the month whose invoice it is on. */
export function CostCard({ clinicId, campaign }: Props) {
  const t = useMessageTexts();
  const { number } = useFormat();
  const money = useMoney();
  const monthName = useMonthName();
  const { year, month, isNow } = useMonthOf(campaign);
  const asked = { query: { clinicId, ...(year ? { year } : {}) } };
  const found = useAnswer(listCampaigns, asked, { enabled: clinicId !== '' }).data;
  const cents = found?.months.find((one) => one.month === month)?.priceCents ?? 0;
  const { planned, sent } = campaign;
  return (
    <Card as="section" aria-label={t.sending.cost}>
      <h2 className={styles.title}>{t.sending.cost}</h2>
      <dl className={styles.facts}>
        <dt>{t.sending.plan(number(planned.units))}</dt>
        <dd>{money(planned.priceCents)}</dd>
        <dt>{t.sending.soFar(number(sent.messages))}</dt>
        <dd>{money(sent.priceCents)}</dd>
      </dl>
      {found ? (
        <div className={styles.total}>
          <span>{isNow ? t.sending.monthSoFar(monthName(month)) : monthName(month)}</span>
          <span className={styles.sum}>{money(cents)}</span>
        </div>
      ) : null}
      <p className={styles.hint}>
        {isNow ? t.sending.nextInvoice : t.sending.invoiceOf((month % 12) + 1)} {t.sending.billed}
      </p>
    </Card>
  );
}
