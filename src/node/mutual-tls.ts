import type { CreateMutualTls } from "../transport/mutual-tls.ts";
import { longestTime } from "../transport/option-checks.ts";
import { CertificateWatch, ClientCertificates } from "./certificate/client-certificates.ts";
import { checkTlsOptions } from "./check-tls-options.ts";
import { createExchange, type OwnExchange } from "./exchange.ts";

export const createMutualTls: CreateMutualTls = (subject, options, clock, proxy, need = "needed") => {
  const { ca, certificates: given, warnDays, onCertificate } = checkTlsOptions(subject, options);
  const watch = new CertificateWatch(clock, warnDays, onCertificate);
  const certificates = new ClientCertificates(subject, given, clock, watch, need);
  const common = { ca, proxy, httpsOnly: true };
  const anonymous = createExchange(common);
  let active: { readonly cert: string; readonly exchange: OwnExchange } | undefined;
  return {
    exchange: anonymous,
    credential: async (limits = { signal: undefined, deadline: longestTime }) => {
      const certificate = await certificates.current(limits);
      const { cert, key, thumbprint } = certificate;
      watch.used(certificate);
      // The caller's own connection presents it.
      if (key === undefined) return { exchange: anonymous, thumbprint };
      if (active?.cert !== cert) {
        // Requests under way end on the connections of the certificate before.
        active?.exchange.close();
        active = { cert, exchange: createExchange({ ...common, cert, key }) };
      }
      return { exchange: active.exchange, thumbprint };
    },
    close: () => {
      anonymous.close();
      active?.exchange.close();
    },
  };
};
