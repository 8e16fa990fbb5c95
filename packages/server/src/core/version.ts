/** Of the product: all its packages have the same. */
export const version = '0.1.0';
