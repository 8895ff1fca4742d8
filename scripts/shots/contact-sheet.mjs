// A page with all pictures side by side.

/**
 * @param {readonly import('./pictures.mjs').Picture[]} pictures
 * @returns {string} an HTML document that lies beside the pictures
 */
export function contactSheet(pictures) {
  const groups = [...new Set(pictures.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const figures = pictures
      .filter((picture) => picture.group === group)
      .map(
        ({ name }) =>
          `<a href="${name}.png"><img src="${name}.png" alt="" loading="lazy" />${name}</a>`,
      );
    return `<h2>${group}</h2>\n<div>\n${figures.join('\n')}\n</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>OpenRealms: cards and screens</title>
<style>
  body { margin: 24px; background: #060a13; color: #e8eefb; font-family: system-ui, sans-serif }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
  a { display: grid; gap: 4px; color: inherit; font-size: 14px }
  img { max-width: 420px; max-height: 420px; border: 1px solid #33415e }
</style>
<h1>Cards and screens</h1>
${sections.join('\n')}
</html>
`;
}
