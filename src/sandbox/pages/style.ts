import { html } from "./html.ts";

/**
 * The style of every page: colours of the browser's light and dark scheme, nothing wider than the window, so that 320
 * pixels and a zoom of 400 % are enough (WCAG 2.2, 1.4.10), and a focus that is seen (2.4.7).
 */
export const style = html`<style>
  :root {
    color-scheme: light dark;
    background: Canvas;
    color: CanvasText;
  }
  body {
    font:
      1rem/1.5 system-ui,
      sans-serif;
    max-width: 44rem;
    margin: 0 auto;
    padding: 1rem;
    overflow-wrap: anywhere;
  }
  fieldset {
    min-width: 0;
    margin: 0 0 1rem;
    border: 1px solid GrayText;
    border-radius: 0.5rem;
  }
  legend,
  summary,
  .field label {
    font-weight: 600;
  }
  summary,
  .choice label {
    padding: 0.25rem 0;
  }
  .choice {
    display: flex;
    align-items: flex-start;
    gap: 0.5rem;
  }
  .choice input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.375rem 0 0;
  }
  .field {
    margin: 1rem 0;
  }
  .field label,
  .hint,
  .error {
    display: block;
  }
  .hint {
    font-size: 0.875rem;
  }
  .error {
    font-weight: 600;
    color: light-dark(#a4000f, #ff9a9e);
  }
  .problems {
    margin: 1rem 0;
    padding: 0 1rem;
    border: 3px solid light-dark(#a4000f, #ff9a9e);
    border-radius: 0.5rem;
  }
  .field input,
  textarea {
    font: inherit;
    box-sizing: border-box;
    width: 100%;
    max-width: 30rem;
    padding: 0.25rem 0.5rem;
    border: 1px solid GrayText;
    border-radius: 0.25rem;
  }
  code {
    font-size: 0.875rem;
    font-weight: 400;
  }
  button {
    font: inherit;
    margin: 0.5rem 0.5rem 0.5rem 0;
    padding: 0.5rem 1rem;
    border: 2px solid #0b5394;
    border-radius: 0.25rem;
    background: #0b5394;
    color: #ffffff;
  }
  button.other {
    border-color: currentColor;
    background: Canvas;
    color: CanvasText;
  }
  :focus-visible {
    outline: 3px solid light-dark(#7a4100, #ffbf47);
    outline-offset: 2px;
  }
  details {
    padding-top: 0.5rem;
  }
  footer {
    margin-top: 2rem;
    border-top: 1px solid GrayText;
    font-size: 0.875rem;
  }
</style>`;
