import {
  type Application,
  type Context,
  Converter,
  type DeclarationReflection,
  LiteralType,
  type ProjectReflection,
  ReflectionKind,
  ReflectionType,
  UnionType,
  UnknownType,
} from "typedoc";
import { registryOperations } from "../../generated/registry-operations.gen.ts";
import { registrySchemas } from "../../generated/registry-schemas.gen.ts";
import { turnIntoMethod } from "./methods.ts";
import { splitByTopic } from "./topics.ts";

/** Makes what TypeDoc read of the source fit for reading; its validation sees the result. */
export function shapeModel({ converter }: Application): void {
  // The schemas of the registry have a page of their own, and the functions stay on that of their entry.
  converter.addUnknownSymbolResolver(({ symbolReference }, { project }, _part, symbol) => {
    if (symbol !== undefined && Object.hasOwn(registrySchemas, symbol.qualifiedName))
      return `schemas.md#${symbol.qualifiedName.toLowerCase()}`;
    const name = symbolReference?.path?.[0]?.path;
    const found = project.getReflectionsByKind(ReflectionKind.Function).find((each) => each.name === name);
    return found && `${String(found.parent?.name.replace("ares-caais/", ""))}.md#${found.name.toLowerCase()}`;
  });
  converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    const { project } = context;
    // Every public class is an error: callers catch it, the package makes it.
    for (const one of project.getReflectionsByKind(ReflectionKind.Constructor)) project.removeReflection(one);
    for (const one of declarationsOf(project, ReflectionKind.TypeAlias)) spellOut(context, one);
    for (const one of declarationsOf(project, ReflectionKind.Variable)) foldData(one);
    for (const one of declarationsOf(project, ReflectionKind.Property))
      if (isInherited(context, one) || one.parent?.name === "RegistryMethods") project.removeReflection(one);
    for (const one of declarationsOf(project, ReflectionKind.Property)) turnIntoMethod(one);
    splitByTopic(project);
  });
}

function declarationsOf(project: ProjectReflection, kind: ReflectionKind): DeclarationReflection[] {
  return project.getReflectionsByKind(kind).filter((one): one is DeclarationReflection => one.isDeclaration());
}

/** Shows the texts that a type stands for instead of how they are derived from a value. */
function spellOut(context: Context, alias: DeclarationReflection): void {
  const symbol = context.getSymbolFromReflection(alias);
  const checker = context.programs[0]?.getTypeChecker();
  if (symbol === undefined || checker === undefined) return;
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  const members = declared.isUnion() ? declared.types : [declared];
  const values = members.flatMap((type) => (type.isStringLiteral() || type.isNumberLiteral() ? [type.value] : []));
  if (values.length < members.length) return;
  // The compiler's own order depends on what it happened to look at first.
  alias.project.removeTypeReflections(alias.type);
  alias.type = new UnionType(values.sort().map((value) => new LiteralType(value)));
}

/** Leaves out the members of a table that nobody described one by one: it is data, which a program looks at. */
function foldData(variable: DeclarationReflection): void {
  const { type, name } = variable;
  if (!(type instanceof ReflectionType) || isDescribed(type)) return;
  variable.project.removeTypeReflections(type);
  variable.type = new UnknownType(`typeof ${name}`);
}

function isDescribed({ declaration: { children = [] } }: ReflectionType): boolean {
  return children.every(
    (member) => member.hasComment() && (!(member.type instanceof ReflectionType) || isDescribed(member.type)),
  );
}

/** Whether a member of the client of the registry is an operation of the contract: its page has them all. */
function isOperation({ name, parent }: DeclarationReflection): boolean {
  return parent?.name === "Registry" && Object.hasOwn(registryOperations, name);
}

/** Whether a member is declared by another type, which the page names and links. */
function isInherited(context: Context, member: DeclarationReflection): boolean {
  const own = member.parent === undefined ? undefined : context.getSymbolFromReflection(member.parent)?.declarations;
  const declared = context.getSymbolFromReflection(member)?.declarations;
  if (own === undefined || declared === undefined || isOperation(member)) return false;
  return (
    member.parent?.kindOf([ReflectionKind.Class, ReflectionKind.Interface]) === true &&
    !declared.some((one) => own.some((type) => one.parent === type))
  );
}
