/** Outlines on a field of 24 by 24, to be stroked. */
export const MENU_ICONS = {
  newGame: 'M4 7.5 9 3h11v13l-5 5H4zM12 8.5v7M8.5 12h7',
  challenges:
    'M12 3 4 6v6c0 4.5 3.4 7.6 8 9 4.6-1.4 8-4.5 8-9V6zM8.5 10.5l2.5 1M15.5 10.5l-2.5 1M9 16c1-1.4 5-1.4 6 0',
  campaigns: 'M6 21V3.5M6 4.5c4-2 7 2 12 0v8c-5 2-8-2-12 0M3.5 21h5',
  games: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 3.5v5h5M12 7.5V12l3.2 2',
  gallery: 'M3.5 6.5 11 4l3 11.5-7.5 2.5zM14 5.5h6.5v13H13',
  learn:
    'M12 6.5C9.5 4.5 6.5 4 3.5 4.5v13c3-.5 6 0 8.5 2 2.5-2 5.5-2.5 8.5-2v-13c-3-.5-6 0-8.5 2zM12 6.5v13',
  rules: 'M12 3v18M7 21h10M4.5 7h15M4.5 7 2 13.5a3 3 0 0 0 5 0zM19.5 7 17 13.5a3 3 0 0 0 5 0z',
  settings: 'M4 7h8M17 7h3M14.5 4.5v5M4 17h3M12 17h8M9.5 14.5v5M4 12h12',
} as const;
