import {
  Comment,
  type DeclarationReflection,
  ParameterReflection,
  ReferenceType,
  type Reflection,
  ReflectionKind,
  ReflectionType,
  SignatureReflection,
  TypeParameterReflection,
} from "typedoc";

/** A member that is a function reads better as a method, with a heading of its own. */
export function turnIntoMethod(property: DeclarationReflection): void {
  if (property.parent?.kindOf(ReflectionKind.Interface) !== true) return;
  const signatures = signaturesOf(property).map((signature) => copyOf(signature, property));
  if (signatures.length === 0) return;
  property.kind = ReflectionKind.Method;
  property.signatures = signatures;
  delete property.type;
  delete property.comment;
}

/** The signatures of the type of a member, also where the type has a name. */
function signaturesOf({ type }: DeclarationReflection): readonly SignatureReflection[] {
  if (type instanceof ReflectionType) return type.declaration.children === undefined ? callsOf(type.declaration) : [];
  const named = type instanceof ReferenceType ? type.reflection : undefined;
  if (named?.isDeclaration() !== true) return [];
  return named.type instanceof ReflectionType ? callsOf(named.type.declaration) : callsOf(named);
}

function callsOf({ signatures = [] }: DeclarationReflection): readonly SignatureReflection[] {
  return signatures;
}

function copyOf(signature: SignatureReflection, owner: DeclarationReflection): SignatureReflection {
  const copy = new SignatureReflection(owner.name, ReflectionKind.CallSignature, owner);
  if (signature.type !== undefined) copy.type = signature.type;
  if (owner.comment !== undefined) copy.comment = owner.comment.clone();
  copy.parameters = (signature.parameters ?? []).map((parameter) => {
    const { name, type, defaultValue, flags } = parameter;
    const own = new ParameterReflection(name, ReflectionKind.Parameter, copy);
    own.flags = flags;
    if (type !== undefined) own.type = type;
    if (defaultValue !== undefined) own.defaultValue = defaultValue;
    if (parameter.comment !== undefined) own.comment = parameter.comment;
    return own;
  });
  describeParameters(copy);
  if (signature.typeParameters !== undefined) {
    copy.typeParameters = signature.typeParameters.map(
      ({ name, type, default: byDefault, varianceModifier, flags }) => {
        const own = new TypeParameterReflection(name, copy, varianceModifier);
        own.flags = flags;
        if (type !== undefined) own.type = type;
        if (byDefault !== undefined) own.default = byDefault;
        return own;
      },
    );
  }
  return copy;
}

/** Moves what a docstring says of the parameters to them, and to the members of one that is an object. */
function describeParameters({ comment, parameters = [] }: SignatureReflection): void {
  const members = parameters.flatMap(({ name, type }) =>
    type instanceof ReflectionType
      ? (type.declaration.children ?? []).map((one) => [`${name}.${one.name}`, one] as const)
      : [],
  );
  const described = new Map<string | undefined, Reflection>([
    ...parameters.map((one) => [one.name, one] as const),
    ...members,
  ]);
  if (comment === undefined) return;
  comment.blockTags = comment.blockTags.filter(({ tag, name, content }) => {
    const one = tag === "@param" ? described.get(name) : undefined;
    if (one !== undefined) one.comment = new Comment(content);
    return one === undefined;
  });
}
