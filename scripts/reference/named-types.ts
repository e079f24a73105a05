import { type Context, type Reflection, ReflectionKind, type Type, UnknownType } from "typedoc";
import ts from "typescript";
import { registrySchemas } from "../../generated/registry-schemas.gen.ts";

/** Types that say more by their name than by their members. */
const names: ReadonlySet<string> = new Set(Object.keys(registrySchemas));

/**
 * Shows types that hold a schema of the registry as the source writes them, with the schema's name. TypeDoc would resolve
 * the name and show the members, level by level.
 */
export function keepNames(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    if (!hasType(reflection)) continue;
    const text = sourceOf(context, reflection);
    if (text === undefined) continue;
    context.project.removeTypeReflections(reflection.type);
    reflection.type = new UnknownType(text);
  }
}

function hasType(reflection: Reflection): reflection is Reflection & { type: Type } {
  return "type" in reflection && reflection.type !== undefined;
}

/** The type as it is written, where it has such a name in it. */
function sourceOf(context: Context, reflection: Reflection): string | undefined {
  const declaration = context.getSymbolFromReflection(reflection)?.declarations?.[0];
  const type = declaration === undefined ? undefined : typeNode(declaration, reflection);
  const text = type
    ?.getText()
    .replaceAll(/\bSchemas\["(\w+)"\]/g, "$1")
    .replaceAll(/\s+/g, " ");
  return (text?.match(/\w+/g) ?? []).some((word) => names.has(word)) ? text : undefined;
}

function typeNode(declaration: ts.Declaration, reflection: Reflection): ts.TypeNode | undefined {
  // The type of a signature is what it returns, also where its function is the type of a property.
  if (reflection.kindOf(ReflectionKind.CallSignature)) {
    return ts.isFunctionLike(declaration) ? declaration.type : undefined;
  }
  const declares =
    ts.isPropertySignature(declaration) || ts.isParameter(declaration) || ts.isTypeAliasDeclaration(declaration);
  return declares ? declaration.type : undefined;
}
