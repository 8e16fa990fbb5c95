/** Fetched together: who comes to the first needs the others, also when the connection is gone by then. */
export { Component as EmergencyPage } from './emergency-page.tsx';
export { Component as HostedPage } from './hosted-page.tsx';
export { Component as SentPage } from './sent-page.tsx';
export { Component as SummaryPage } from './summary/summary-page.tsx';
export { Component as WritePage } from './write/write-page.tsx';
