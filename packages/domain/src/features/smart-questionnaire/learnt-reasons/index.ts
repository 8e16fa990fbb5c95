export { places, placesIn, shareOf, sharesOf } from './features.ts';
export { likelyReasons } from './likely-reasons.ts';
export { weights } from './weights.generated.ts';
