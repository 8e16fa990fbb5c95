export const ads = {
  label: 'Notice',
  readMore: 'Read more',
  newTab: 'opens in a new tab',
};
