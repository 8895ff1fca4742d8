/** More cards than this are shown small, so that they need not hide each other. */
export const CROWD = 8;
