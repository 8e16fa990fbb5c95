import { AppleMark, GoogleMark } from '../../../ui/brand-marks.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import type { PageTexts } from '../page-texts.ts';
import { Row, Sample } from './sample.tsx';

export const ButtonSamples = ({ t }: { t: PageTexts }) => (
  <>
    <Sample title={t.headings.buttons}>
      <Row>
        <Button>{t.buttons.send}</Button>
        <Button {...{ 'data-hovered': '' }}>{t.buttons.hover}</Button>
        <Button {...{ 'data-pressed': '' }}>{t.buttons.pressed}</Button>
        <Button {...{ 'data-focus-visible': '' }}>{t.buttons.focus}</Button>
        <Button isDisabled>{t.buttons.disabled}</Button>
        <Button isPending pendingLabel={t.buttons.sending}>
          {t.buttons.send}
        </Button>
      </Row>
      <Row>
        <Button variant="secondary">{t.buttons.secondary}</Button>
        <Button variant="soft" icon={<Icon name="plus" />}>
          {t.buttons.soft}
        </Button>
        <Button variant="ghost">{t.buttons.ghost}</Button>
        <Button variant="danger">{t.buttons.remove}</Button>
        <IconButton variant="outline" label={t.buttons.more}>
          <Icon name="ellipsis" />
        </IconButton>
        <IconButton label={t.buttons.close} keys="Esc">
          <Icon name="x" />
        </IconButton>
        <IconButton label={t.buttons.clear} isDisabled>
          <Icon name="trash" />
        </IconButton>
      </Row>
      <Row>
        <LinkButton to="tel:112" variant="danger-quiet" icon={<Icon name="phone" />}>
          112
        </LinkButton>
        <Button variant="secondary" icon={<GoogleMark />}>
          Google
        </Button>
        <Button variant="secondary" icon={<AppleMark />}>
          Apple
        </Button>
        <Button size="sm" variant="soft">
          {t.buttons.open}
        </Button>
        <Spinner />
      </Row>
    </Sample>
    <Sample title={t.headings.compact}>
      <div data-density="compact">
        <Row>
          <Button keys="Ctrl Enter">{t.buttons.send}</Button>
          <Button variant="secondary" icon={<StaffIcon name="archive" />} keys="E">
            {t.buttons.complete}
          </Button>
          <Button variant="ghost" size="sm">
            {t.buttons.cancel}
          </Button>
          <IconButton label={t.buttons.more} variant="outline">
            <Icon name="ellipsis" />
          </IconButton>
          <Kbd>J</Kbd>
        </Row>
      </div>
    </Sample>
  </>
);
