import { html } from "../pages/html.ts";

/** The style of the front page, besides that of every page of the sandbox. */
export const windowStyle = html`<style>
  body {
    max-width: 72rem;
  }
  nav ul,
  .switches {
    list-style: none;
    padding: 0;
  }
  nav ul,
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
  }
  .line label {
    min-width: 0;
    max-width: 100%;
  }
  section {
    margin-top: 2.5rem;
    border-top: 1px solid GrayText;
  }
  .wide,
  pre {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    width: 100%;
    overflow-wrap: normal;
  }
  th,
  td {
    padding: 0.375rem 0.75rem 0.375rem 0;
    border-bottom: 1px solid light-dark(#c8c8c8, #555555);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-bottom-width: 2px;
  }
  dt {
    margin-top: 0.5rem;
    font-weight: 600;
  }
  dd {
    margin-inline-start: 1rem;
  }
  pre {
    padding: 0.75rem;
    border: 1px solid GrayText;
    border-radius: 0.25rem;
    max-height: 30rem;
  }
  summary {
    cursor: pointer;
  }
  .exchange summary {
    font-weight: 400;
  }
  .switches li {
    padding: 0.25rem 0.75rem;
    border-inline-start: 0.25rem solid transparent;
    border-bottom: 1px solid light-dark(#c8c8c8, #555555);
  }
  .switches li:has(.is-on) {
    border-inline-start-color: light-dark(#a4000f, #ff9a9e);
  }
  .switches p {
    margin: 0.25rem 0;
  }
  input:not([type="hidden"]),
  select {
    font: inherit;
    max-width: 100%;
    padding: 0.25rem 0.5rem;
    border: 1px solid GrayText;
    border-radius: 0.25rem;
  }
  input[type="number"] {
    width: 7rem;
  }
  .line button {
    margin: 0;
    padding: 0.25rem 0.75rem;
  }
  @media print {
    button,
    nav,
    form.line {
      display: none;
    }
    pre {
      max-height: none;
      white-space: pre-wrap;
    }
  }
</style>`;
