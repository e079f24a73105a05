export { default } from "../../theme/index.ts";
