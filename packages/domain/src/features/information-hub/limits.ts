/** Items of one page of the hub. */
export const informationPageSize = 50;
/** Recommended beside one e-contact. */
export const informationBesideMost = 5;

export const informationTitleMax = 150;
export const informationSummaryMax = 500;
export const informationBodyMax = 10_000;
export const informationSourceMax = 200;
export const informationTypesMax = 20;
