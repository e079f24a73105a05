/**
 * The style of every page. Nothing is wider than the screen at 320 pixels and a zoom of 400 % (WCAG 2.2, 1.4.10), except tables
 * and code, which scroll in a frame of their own. The focus is seen (2.4.7), also where it stops below the header.
 */
export const css = `
:root { color-scheme: light dark; --text: light-dark(#1b2330, #e8ecf2); --soft: light-dark(#4d5868, #aab4c2);
  --page: light-dark(#f4f6f9, #14181f); --card: light-dark(#ffffff, #1d232c); --line: light-dark(#cfd6df, #3b4553);
  --field: light-dark(#6f7a89, #8a95a5); --accent: light-dark(#0b5394, #8cc2ff); --fault: light-dark(#a4000f, #ff9a9e);
  scroll-padding-top: 4rem; background: var(--page); color: var(--text); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
body > * { box-sizing: border-box; max-width: 46rem; margin: 0 auto; padding: 0 1rem; }
body.wide > * { max-width: 76rem; }
header { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.75rem; border-bottom: 1px solid var(--line); }
.home { font-weight: 700; text-decoration: none; }
a { color: var(--accent); }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1.5rem 0 1rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 0.5rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
section, main > form, main > details { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); }
fieldset { min-width: 0; margin: 0 0 1rem; border: 1px solid var(--line); border-radius: 0.5rem; }
legend, summary, dt, .field label { font-weight: 600; }
summary { cursor: pointer; padding: 0.25rem 0; }
.exchange summary { font-weight: 400; }
.choice { display: flex; align-items: flex-start; gap: 0.5rem; padding: 0.25rem 0; }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0.125rem 0 0; }
.choice label { flex: 1; }
.field { margin: 1rem 0; }
.field label, .hint, .error { display: block; }
.hint, footer, code { font-size: 0.875rem; }
.error, .is-on { font-weight: 600; color: var(--fault); }
.problems { margin: 1rem 0; padding: 1rem; border: 3px solid var(--fault); border-radius: 0.5rem; background: var(--card); }
input:not([type="hidden"], [type="radio"], [type="checkbox"]), select, textarea { font: inherit; color: inherit; box-sizing: border-box;
  max-width: 100%; padding: 0.375rem 0.5rem; border: 1px solid var(--field); border-radius: 0.25rem; background: var(--card); }
.field input:not([type="checkbox"]), textarea { width: 100%; }
input[type="number"] { width: 7rem; }
code { font-weight: 400; }
button { font: inherit; margin: 0.5rem 0.5rem 0.5rem 0; padding: 0.5rem 1rem; border: 2px solid #0b5394; border-radius: 0.25rem;
  background: #0b5394; color: #ffffff; cursor: pointer; }
button.other { border-color: currentColor; background: var(--card); color: inherit; }
:focus-visible { outline: 3px solid light-dark(#7a4100, #ffbf47); outline-offset: 2px; }
nav ul, .switches { list-style: none; margin: 0; padding: 0; }
nav ul, .line { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }
.line label { min-width: 0; max-width: 100%; }
.line button { margin: 0; padding: 0.25rem 0.75rem; }
.wide[tabindex], pre { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; overflow-wrap: normal; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { border-bottom-width: 2px; color: var(--soft); font-size: 0.875rem; white-space: nowrap; }
td code { white-space: nowrap; }
dt { margin-top: 0.5rem; }
dd { margin-inline-start: 1rem; }
pre { max-height: 30rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.25rem; background: var(--page); }
.switches li { padding: 0.5rem 0.75rem; border-inline-start: 0.25rem solid transparent; border-bottom: 1px solid var(--line); }
.switches li:has(.is-on) { border-inline-start-color: var(--fault); }
.switches p { margin: 0 0 0.25rem; }
footer { margin-top: 2rem; padding-block: 0.5rem; border-top: 1px solid var(--line); color: var(--soft); }
@media (max-width: 40rem) { section, main > form, main > details { padding: 0.75rem; } .line label, .line select { width: 100%; } table { min-width: 32rem; } }
@media print { button, nav, form.line, header { display: none; } pre { max-height: none; white-space: pre-wrap; } }
`;
