/** A stylesheet object instead of a style tag, because a content security policy may forbid the tag. */
export const windowStyle = new CSSStyleSheet()
windowStyle.replaceSync(`
  :host { all: initial; }
  * { box-sizing: border-box; }
  dialog {
    --accent: #3f5a26; --on-accent: #fff;
    width: min(25rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 0; border: 0; margin: auto;
    border-radius: 1rem; overflow: hidden auto; color: #22281c; background: #fff;
    font: 1rem/1.45 system-ui, sans-serif; box-shadow: 0 1.5rem 4rem rgb(0 0 0 / .35);
  }
  dialog::backdrop { background: rgb(20 24 16 / .6); }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] { animation: rise .18s ease-out; }
    @keyframes rise { from { opacity: 0; transform: translateY(.75rem); } }
  }
  header { display: flex; gap: .75rem; align-items: center; padding: 1.1rem 1.25rem; background: var(--accent); color: var(--on-accent); }
  header img { width: 2.75rem; height: 2.75rem; border-radius: .6rem; object-fit: contain; background: #fff; }
  header div { flex: 1; min-width: 0; }
  h2, p { margin: 0; }
  h2 { font-size: 1.05rem; line-height: 1.25; overflow-wrap: anywhere; }
  header p { font-size: .875rem; overflow-wrap: anywhere; }
  .test { padding: .6rem 1.25rem; background: #fff3d1; color: #5c3d00; font-size: .875rem; font-weight: 600; }
  .body { display: grid; gap: 1rem; padding: 1.25rem; }
  .amount { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 1rem; }
  .amount strong { font-size: 1.6rem; font-variant-numeric: tabular-nums; }
  .soft { color: #55614f; font-size: .875rem; overflow-wrap: anywhere; }
  fieldset { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(7rem, 40%), 1fr)); gap: .6rem; border: 0; padding: 0; margin: 0; }
  legend { padding: 0 0 .4rem; font-size: .875rem; color: #55614f; }
  label { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: 0 .8rem; border: 1px solid #d8d2c4; border-radius: .7rem; cursor: pointer; }
  label:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
  input { accent-color: var(--accent); margin: 0; }
  button { font: inherit; font-weight: 600; min-height: 2.9rem; padding: 0 1.1rem; border-radius: 99rem; border: 1px solid #b9b3a4; background: #fff; color: inherit; cursor: pointer; }
  button:disabled { opacity: .6; cursor: progress; }
  button.pay { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-size: 1.05rem; }
  button.close { flex: none; width: 2.75rem; min-height: 2.75rem; padding: 0; border: 0; background: transparent; color: inherit; font-size: 1.5rem; line-height: 1; }
  :focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
  header :focus-visible { outline-color: currentColor; outline-offset: -4px; }
  .actions { display: grid; gap: .6rem; }
  [role=alert]:not(:empty) { padding: .7rem .9rem; border-radius: .7rem; background: #fdecec; color: #8c1d20; font-size: .925rem; }
  [hidden] { display: none !important; }
`)
