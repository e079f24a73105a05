/** The part of js-yaml that is used: the package has no types. */
declare module "js-yaml" {
  interface Scalar {
    readonly kind: "scalar";
    readonly resolve: (text: string | null) => boolean;
    readonly construct: (text: string) => unknown;
  }
  interface Type {
    readonly tag: string;
  }
  interface Schema {
    extend(types: { readonly implicit: readonly Type[] }): Schema;
  }
  const Type: new (tag: string, scalar: Scalar) => Type;
  const FAILSAFE_SCHEMA: Schema;
  const types: Readonly<Record<"null" | "bool" | "merge", Type>>;
  function load(text: string, options: { readonly schema: Schema }): unknown;
}
