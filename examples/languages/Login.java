import java.io.*;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.security.*;
import java.security.cert.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
import javax.net.ssl.*;

/**
 * Looks up a company, logs a user in with a client certificate from a PKCS#12 file, and prints both as JSON.
 *
 * The environment has the variables of `sandbox.env` and the path of the PKCS#12 file. The program prints the address for the browser, and
 * reads the address that the browser returns to from its input. A web application redirects to the first, and keeps state, nonce and code
 * verifier in the user's session.
 *
 * It needs nothing but the JDK: `java Login.java`. Members of JSON are cut out by a regular expression; use your JSON library.
 */
class Login {
  static final Map<String, String> env = System.getenv();
  static final SecureRandom random = new SecureRandom();

  public static void main(String[] args) throws Exception {
    // A console may have another encoding.
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    var http = HttpClient.newBuilder().sslContext(tls()).build();
    var company = get(http, env.get("ARES_CAAIS_REGISTRY") + "/ekonomicke-subjekty/90000021", null);
    var metadata = get(http, env.get("ARES_CAAIS_OIDC") + "/.well-known/openid-configuration", null);

    var redirectUri = env.getOrDefault("REDIRECT_URI", "https://app.example/login/callback");
    String state = secret(), nonce = secret(), verifier = secret();
    var challenge = MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII));
    out.println(member(metadata, "authorization_endpoint") + "?" + form(Map.of(
        "response_type", "code", "client_id", env.get("ARES_CAAIS_CLIENT_ID"), "redirect_uri", redirectUri,
        "scope", "openid profile contact", "state", state, "nonce", nonce,
        "code_challenge", base64(challenge), "code_challenge_method", "S256")));

    var returned = parameters(new BufferedReader(new InputStreamReader(System.in)).readLine().strip());
    if (!state.equals(returned.get("state"))) throw new SecurityException("the state is of another login");
    if (returned.get("code") == null) throw new SecurityException("no login: " + returned.get("error"));

    // The client certificate of the connection authenticates the client: there is no client secret.
    var tokens = post(http, member(metadata, "token_endpoint"), Map.of(
        "grant_type", "authorization_code", "code", returned.get("code"), "redirect_uri", redirectUri,
        "client_id", env.get("ARES_CAAIS_CLIENT_ID"), "code_verifier", verifier));

    // The token came from the service over TLS, which may stand for its signature (OpenID Connect Core 3.1.3.7). Verify the signature
    // with a library, such as Nimbus JOSE, where tokens come from anywhere else.
    var payload = member(tokens, "id_token").split("\\.")[1];
    var claims = new String(Base64.getUrlDecoder().decode(payload), StandardCharsets.UTF_8);
    if (!nonce.equals(member(claims, "nonce"))) throw new SecurityException("the token is of another login");
    if (!member(metadata, "issuer").equals(member(claims, "iss"))) throw new SecurityException("the token is of another service");

    var user = get(http, member(metadata, "userinfo_endpoint"), member(tokens, "access_token"));
    out.printf("{\"company\":\"%s\",\"user\":\"%s\"}%n", member(company, "obchodniJmeno"), member(user, "username"));
  }

  /** Presents the certificate of the PKCS#12 file, and trusts the given authority alone. */
  static SSLContext tls() throws Exception {
    var passphrase = env.getOrDefault("PASSPHRASE", "sandbox").toCharArray();
    var own = KeyStore.getInstance(new File(env.get("ARES_CAAIS_PKCS12")), passphrase);
    var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    keys.init(own, passphrase);

    var trusted = KeyStore.getInstance(KeyStore.getDefaultType());
    trusted.load(null, null);
    try (var file = Files.newInputStream(Path.of(env.get("NODE_EXTRA_CA_CERTS")))) {
      trusted.setCertificateEntry("ca", CertificateFactory.getInstance("X.509").generateCertificate(file));
    }
    var authorities = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    authorities.init(trusted);

    var context = SSLContext.getInstance("TLS");
    context.init(keys.getKeyManagers(), authorities.getTrustManagers(), null);
    return context;
  }

  static String get(HttpClient http, String url, String accessToken) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(url));
    if (accessToken != null) request.header("Authorization", "Bearer " + accessToken);
    return send(http, request);
  }

  static String post(HttpClient http, String url, Map<String, String> parameters) throws Exception {
    return send(http, HttpRequest.newBuilder(URI.create(url))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .POST(HttpRequest.BodyPublishers.ofString(form(parameters))));
  }

  static String send(HttpClient http, HttpRequest.Builder request) throws Exception {
    var response = http.send(request.build(), BodyHandlers.ofString());
    if (response.statusCode() != 200) throw new IOException(response.statusCode() + " " + response.body());
    return response.body();
  }

  static String form(Map<String, String> parameters) {
    return parameters.entrySet().stream()
        .map(each -> each.getKey() + "=" + URLEncoder.encode(each.getValue(), StandardCharsets.UTF_8))
        .collect(Collectors.joining("&"));
  }

  static Map<String, String> parameters(String url) {
    return Arrays.stream(URI.create(url).getRawQuery().split("&")).map(pair -> pair.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8)));
  }

  static String member(String json, String name) {
    var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"([^\"]*)\"").matcher(json);
    if (!found.find()) throw new NoSuchElementException(name);
    return found.group(1);
  }

  static String secret() {
    var bytes = new byte[32];
    random.nextBytes(bytes);
    return base64(bytes);
  }

  static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
