import { Link } from 'react-router';
import { supportMail } from '../../core/api/support-address.ts';
import { useConfig } from '../../core/config.ts';
import { showCookieSettings } from '../../core/cookie-choice.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import styles from './home-page.module.css';

export function HomeFooter() {
  const { shell, core } = usePublicTexts();
  const { footer, demo } = shell;
  const support = supportMail({});
  const { demoMailbox, appMode } = useConfig();
  return (
    <footer className={styles.footer}>
      {appMode === 'PROD' ? null : (
        <p>
          {demo.text} {demoMailbox ? <a href={demoMailbox}>{demo.mailbox}</a> : null}
        </p>
      )}
      <nav aria-label={footer.label}>
        <ul className={styles.links}>
          <li>
            <Link to="/terms-and-conditions">{footer.terms}</Link>
          </li>
          <li>
            <Link to="/privacy-policy">{footer.privacy}</Link>
          </li>
          <li>
            <Link to="/cookie-policy">{footer.cookies}</Link>
          </li>
          <li>
            <button type="button" onClick={showCookieSettings}>
              {footer.cookieSettings}
            </button>
          </li>
          {support ? (
            <li>
              <a href={support}>{core.actions.contactSupport}</a>
            </li>
          ) : null}
          <li>
            <Link to="/icons">{footer.icons}</Link>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
