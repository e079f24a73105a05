import ts from "typescript";

/** What does not exist when the program runs. */
export function isErased(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  );
}

/** A function that has a body: no overload, and nothing of a type. */
type FunctionWithBody = ts.FunctionLikeDeclaration & { readonly body: ts.ConciseBody };

/** Whether code runs when it is called. */
export function isFunctionWithBody(node: ts.Node): node is FunctionWithBody {
  return ts.isFunctionLike(node) && "body" in node && node.body !== undefined;
}
