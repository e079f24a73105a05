import { sandboxData } from "../../../generated/sandbox-data.gen.ts";
import type { InventedUser } from "../../services/invented-user.ts";

/** The users of the sandbox. None of them exists; their subjects are those of the sandbox's registry. */
export const inventedUsers = JSON.parse(sandboxData.users) as readonly InventedUser[];
