const CARD = '<div aria-hidden="true" style="position:relative;width:150px;height:90px">';

/** Pages on which something does not fit, and what is to be said about them: the measuring must be able to fail. */
export const BROKEN_PAGES: readonly (readonly [what: string, html: string])[] = [
  ['there is nothing to read', '<p style="visibility:hidden">hidden</p>'],
  ['is cut off', '<p style="width:60px;overflow:hidden;white-space:nowrap">far too long</p>'],
  ['is cut off', '<div style="height:10px;overflow:clip"><p>too low</p></div>'],
  [
    'ends in an ellipsis',
    '<p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">far too long</p>',
  ],
  ['is 10.0 px high', '<p style="font-size:10px">too small</p>'],
  ['overlaps "other"', '<p>one</p><p style="margin-top:-34px">other</p>'],
  ['overlaps "row"', `${CARD}<p data-fit="name">name</p><p style="margin-top:-34px">row</p></div>`],
  [
    'is outside of its card',
    `${CARD}<p data-fit="name" style="position:relative;top:80px">name</p></div>`,
  ],
  [
    'is covered by "7"',
    `${CARD}<p data-fit="name">name</p><b style="position:absolute;inset:0">7</b></div>`,
  ],
  [
    'is covered by a sign',
    `${CARD}<p data-fit="name">name</p><span data-fit="row"><svg style="position:absolute;inset:0"></svg></span></div>`,
  ],
  [
    'is covered by a badge',
    '<button style="position:relative">words<i style="position:absolute;inset:0"></i></button>',
  ],
  [
    'overlaps button "two"',
    '<button style="width:80px">one</button><button style="margin-left:-20px">two</button>',
  ],
  ['too wide', '<div style="width:3000px">wide</div>'],
  ['too high', '<div style="height:3000px">high</div>'],
  ['is off the screen', '<p style="position:absolute;top:2000px">far down</p>'],
  [
    'must be scrolled',
    '<main style="height:40px;overflow:auto"><p>one</p><p>two</p><p>three</p></main>',
  ],
  [
    'sticks out of its place',
    '<section data-zone="row" style="height:9px"><button data-place="row:0">card</button></section>',
  ],
];

export const SOUND_PAGE =
  `${CARD}<p data-fit="name" style="margin:0">name</p><b style="position:absolute;bottom:0">7</b></div>` +
  '<ul><li>one</li><li>two</li></ul><button>one</button> <button>two</button>';
