/** How the page looks: by day and by night, on a desk and on a phone, and on paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f6f7fa; --sheet: #fff; --ink: #1a2233; --soft: #4d5a73; --faint: #66728a; --rule: #d8dee9;
  --band: #dbe6f6; --band-edge: #9db7dd; --other: #8a94a8; --good: #1b7345; --bad: #b3261e; --open: #855b00; --accent: #2a5fb0;
  --blob: #23853f; --trade-federation: #1f6fc4; --star-empire: #96690a; --machine-cult: #c23b34;
  --consortium: #a8329a; --kingdom: #6740d6; --scavengers: #b8590a; --unaligned: #66728a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0a101c; --sheet: #101a2e; --ink: #e8eefb; --soft: #b4c2dd; --faint: #8fa0c2; --rule: #26344f;
    --band: #1d3154; --band-edge: #41639c; --other: #7f8cab; --good: #57cf8b; --bad: #ff8a80; --open: #f0bf4c; --accent: #7db2ff;
    --blob: #4fd07a; --trade-federation: #59a8ff; --star-empire: #f0bf4c; --machine-cult: #f0605a;
    --consortium: #e27bd2; --kingdom: #a68bff; --scavengers: #fa8927; --unaligned: #a9a3c9;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 20px 64px; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 1.3rem; margin: 0 0 12px; }
h3 { font-size: 1rem; margin: 24px 0 4px; }
p { margin: 0 0 12px; max-width: 75ch; color: var(--soft); }
section { background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; padding: 20px; margin-top: 20px; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding: 10px 0 6px; font-size: 0.88rem; }
th, td { padding: 5px 10px 5px 0; border-top: 1px solid var(--rule); text-align: left; vertical-align: middle; font-weight: normal; }
thead th { border-top: 0; color: var(--faint); font-size: 0.8rem; vertical-align: bottom; }
th.figure, td.figure, th.extra, td.extra { text-align: right; white-space: nowrap; }
th.text { min-width: 13em; }
tr.group th { font-weight: 600; padding-top: 22px; border-top: 0; }
td.plot, th.plot { width: 30%; padding: 0 10px; }
thead th.plot { padding: 5px 10px; }
td.plot svg { display: block; width: 100%; height: 26px; }
tbody th small { display: block; color: var(--faint); font-size: 0.78rem; line-height: 1.3; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 0 0 20px; }
.tile { border: 1px solid var(--rule); border-radius: 8px; padding: 10px 14px; }
.tile b { display: block; font-size: 1.5rem; line-height: 1.3; font-weight: 600; }
.tile span { color: var(--soft); font-size: 0.85rem; display: block; line-height: 1.35; }
.good { color: var(--good); } .bad { color: var(--bad); } .open { color: var(--open); }
.soft { color: var(--faint); }
.verdict { font-weight: 600; white-space: nowrap; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 8px 0 0; padding: 0; list-style: none; font-size: 0.85rem; color: var(--soft); }
.legend i { display: inline-block; width: 12px; height: 12px; border-radius: 50%; margin-right: 6px; vertical-align: -1px; background: currentColor; }
.legend i.square { border-radius: 1px; } .legend i.area { background: var(--band); border: 1px solid var(--band-edge); border-radius: 1px; }
.legend i.hollow { background: none; border: 2px solid var(--other); }
.wide svg, .narrow svg { display: block; width: 100%; height: auto; }
.narrow { display: none; }
svg text { fill: var(--soft); font-size: 13px; }
svg .middle { text-anchor: middle; } svg .end { text-anchor: end; }
.grid { stroke: var(--rule); } .zero { stroke: var(--faint); } .band { fill: var(--band); } .bound { stroke: var(--band-edge); stroke-dasharray: 4 4; }
.other { fill: none; stroke: var(--other); stroke-width: 1.5; } .bar { fill: var(--accent); } .bar.loser { opacity: 0.45; }
.whisker { stroke: currentColor; stroke-width: 1.5; opacity: 0.6; } .dot { fill: currentColor; }
.use { fill: currentColor; } .mini { overflow: visible; } .mini line { vector-effect: non-scaling-stroke; }
.mini .whisker { stroke-width: 2; } .mini .dot { stroke: currentColor; stroke-width: 9; stroke-linecap: round; } .mini .dot.base { stroke-linecap: square; stroke-width: 7; }
.blob { color: var(--blob); } .trade-federation { color: var(--trade-federation); } .star-empire { color: var(--star-empire); }
.machine-cult { color: var(--machine-cult); } .consortium { color: var(--consortium); } .kingdom { color: var(--kingdom); }
.scavengers { color: var(--scavengers); } .unaligned { color: var(--unaligned); } .accent { color: var(--accent); }
@media (max-width: 700px) {
  main { padding: 16px 10px 48px; } section { padding: 14px 12px; } h1 { font-size: 1.5rem; }
  .wide { display: none; } .narrow { display: block; } th.extra, td.extra { display: none; }
  th.text { min-width: 0; } th, td { padding-right: 6px; }
  .rows thead { display: none; } .rows tbody tr { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 10px; border-top: 1px solid var(--rule); padding: 4px 0; }
  .rows tr.group { border: 0; } .rows tbody th, .rows tbody td { border: 0; padding: 1px 0; } .rows th.text { flex: 1; }
  .rows td.plot, .targets td:last-child { order: 1; width: 100%; } .targets td:last-child { text-align: left; }
}
@media print { body { background: none; } section { break-inside: avoid-page; border: 0; padding: 12px 0; } }
`;
