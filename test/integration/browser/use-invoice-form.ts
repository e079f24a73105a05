import { createServer } from "node:http";
import type { Sandbox } from "ares-caais/sandbox";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterEach } from "vitest";
import { answer } from "../../../examples/invoice/application.ts";
import { createSharedRegistry } from "../../../examples/invoice/registry.ts";
import { send } from "../../../examples/page/answer.ts";
import { listenForFile } from "../../fixtures/servers/listen.ts";
import type { Peer } from "../peers/find-peers.ts";
import { useChromium } from "./use-chromium.ts";

/** The form of examples/invoice in a window of its own. */
export interface InvoiceForm {
  readonly page: Page;
  readonly faults: readonly string[];
  /** The commands that the script sent to the server. */
  readonly asked: readonly string[];
  readonly field: (name: string) => Locator;
  /** The live region, which a screen reader reads out. */
  readonly told: Locator;
  /** The reason why the IČO is malformed. */
  readonly error: Locator;
}

/** Serves examples/invoice over a sandbox for the tests of one file. */
export function useInvoiceForm(
  peer: Peer,
  context: { readonly sandbox: Sandbox },
): {
  readonly address: string;
  readonly openForm: (options?: BrowserContextOptions) => Promise<InvoiceForm>;
} {
  const openWindow = useChromium(peer);
  const server = listenForFile(() => {
    const { environment, fetch } = context.sandbox;
    const registry = createSharedRegistry({ environment, fetch, retry: { minDelay: 1 } });
    return createServer((request, response) => void send(response, answer(registry, request)));
  });
  afterEach(() => {
    context.sandbox.faults.clear();
  });
  return {
    get address() {
      return server.address;
    },
    openForm: async (options) => {
      const { page, faults } = await openWindow({ locale: "cs", ...options });
      const asked: string[] = [];
      page.on("request", (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === "/customer") asked.push(searchParams.get("ico") ?? "");
      });
      await page.goto(server.address);
      const field = (name: string): Locator => page.locator(`[name=${name}]`);
      return { page, faults, asked, field, told: page.getByRole("status"), error: page.locator("#ico-error") };
    },
  };
}

/** Holds the responses for an IČO back. Returns a function that releases them and waits until the page could show them. */
export async function holdAnswers(page: Page, ico: string): Promise<() => Promise<void>> {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/customer?ico=${ico}`, async (route) => {
    await held;
    // Fails where the script did not wait for it.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release?.();
    await page.waitForTimeout(300);
  };
}
