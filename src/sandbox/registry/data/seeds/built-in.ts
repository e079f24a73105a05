import { bankruptSeeds } from "./bankrupt.ts";
import { branchSeeds } from "./branches.ts";
import { civilSeeds } from "./civil.ts";
import { companySeeds } from "./companies.ts";
import { dataServicesSeeds } from "./data-services.ts";
import { farmerSeeds } from "./farmers.ts";
import { healthSeeds } from "./health.ts";
import { largeCompanySeeds } from "./large-companies.ts";
import { organisationSeeds } from "./organisations.ts";
import { partnershipSeeds } from "./partnerships.ts";
import { publicLifeSeeds } from "./public-life.ts";
import { schoolSeeds } from "./schools.ts";
import type { SubjectSeed } from "./seed.ts";
import { traderSeeds } from "./traders.ts";
import { troubledSeeds } from "./troubled.ts";

/** Built-in subjects, ascending by icoId: those without an ID number come last. */
export const builtInSeeds: readonly SubjectSeed[] = [
  ...dataServicesSeeds,
  ...companySeeds,
  ...largeCompanySeeds,
  ...branchSeeds,
  ...troubledSeeds,
  ...bankruptSeeds,
  ...traderSeeds,
  ...civilSeeds,
  ...partnershipSeeds,
  ...organisationSeeds,
  ...farmerSeeds,
  ...healthSeeds,
  ...schoolSeeds,
  ...publicLifeSeeds,
].sort((one, other) => (one.icoId < other.icoId ? -1 : 1));
