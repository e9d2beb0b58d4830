package heapwright.report.html;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A page in a real browser without a window, driven through the protocol of its own tools. */
public final class Browser implements AutoCloseable {
  private static final long SECONDS = 180;

  private final Process process;
  private final Path profile;
  private final HttpClient client = HttpClient.newHttpClient();
  private final AtomicInteger number = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonObject>> waiting = new ConcurrentHashMap<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private volatile CompletableFuture<Void> loaded = new CompletableFuture<>();
  private WebSocket socket;

  private Browser(Process process, Path profile) {
    this.process = process;
    this.profile = profile;
  }

  public static Optional<Path> executable() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .flatMap(folder -> Stream.of("chromium", "chromium-browser").map(Path.of(folder)::resolve))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Opens a file as a person would by double click. */
  public static Browser open(Path executable, Path page) throws Exception {
    Path profile = Files.createTempDirectory("browser");
    Process process =
        new ProcessBuilder(
                executable.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Browser browser = new Browser(process, profile);
    try {
      browser.connect();
      browser.go(page);
      return browser;
    } catch (Exception e) {
      browser.close();
      throw e;
    }
  }

  private void connect() throws Exception {
    String tabs = "http://127.0.0.1:" + port() + "/json/list";
    HttpRequest request = HttpRequest.newBuilder(URI.create(tabs)).build();
    JsonObject tab = new JsonObject();
    for (long end = end(); !isPage(tab) && System.nanoTime() < end; Thread.sleep(20)) {
      String answer = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
      for (JsonElement found : JsonParser.parseString(answer).getAsJsonArray()) {
        tab = isPage(tab) ? tab : found.getAsJsonObject();
      }
    }
    URI address = URI.create(tab.get("webSocketDebuggerUrl").getAsString());
    socket =
        client.newWebSocketBuilder().buildAsync(address, new Ear()).get(SECONDS, TimeUnit.SECONDS);
    for (String domain : List.of("Page", "Runtime", "Log")) {
      command(domain + ".enable");
    }
  }

  private static boolean isPage(JsonObject tab) {
    return tab.has("type") && tab.get("type").getAsString().equals("page");
  }

  private static long end() {
    return System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
  }

  /** The browser writes the port that it chose into its profile. */
  private String port() throws IOException, InterruptedException {
    Path file = profile.resolve("DevToolsActivePort");
    for (long end = end(); System.nanoTime() < end && process.isAlive(); Thread.sleep(20)) {
      if (Files.exists(file) && !Files.readAllLines(file).isEmpty()) {
        return Files.readAllLines(file).get(0);
      }
    }
    throw new IOException("the browser does not start");
  }

  private void go(Path page) throws Exception {
    CompletableFuture<Void> done = loading();
    command("Page.navigate", "url", page.toAbsolutePath().toUri());
    done.get(SECONDS, TimeUnit.SECONDS);
  }

  /** The page anew, as if nobody had touched it. */
  public void reload() throws Exception {
    CompletableFuture<Void> done = loading();
    command("Page.reload");
    done.get(SECONDS, TimeUnit.SECONDS);
  }

  private CompletableFuture<Void> loading() {
    loaded = new CompletableFuture<>();
    return loaded;
  }

  /** The value of an expression in the page. */
  public JsonElement eval(String script) throws Exception {
    JsonObject answer = command("Runtime.evaluate", "expression", script, "returnByValue", true);
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(script + ": " + answer.get("exceptionDetails"));
    }
    JsonElement value = answer.getAsJsonObject("result").get("value");
    return value == null ? JsonParser.parseString("null") : value;
  }

  public String text(String selector) throws Exception {
    return eval("document.querySelector(" + quoted(selector) + ").innerText").getAsString();
  }

  /** Brings an element into view and clicks where it stands, whatever is there. */
  public void click(String selector) throws Exception {
    JsonObject place =
        eval("(() => { const e = document.querySelector("
                + quoted(selector)
                + "); e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect();"
                + " return {x: r.x + r.width / 2, y: r.y + r.height / 2}; })()")
            .getAsJsonObject();
    for (String type : List.of("mousePressed", "mouseReleased")) {
      command(
          "Input.dispatchMouseEvent",
          "type",
          type,
          "x",
          place.get("x").getAsDouble(),
          "y",
          place.get("y").getAsDouble(),
          "button",
          "left",
          "clickCount",
          1);
    }
  }

  public void press(String key) throws Exception {
    command("Input.dispatchKeyEvent", "type", "keyDown", "key", key);
    command("Input.dispatchKeyEvent", "type", "keyUp", "key", key);
  }

  public void type(String text) throws Exception {
    command("Input.insertText", "text", text);
  }

  public void resize(int width, int height) throws Exception {
    command(
        "Emulation.setDeviceMetricsOverride",
        "width",
        width,
        "height",
        height,
        "deviceScaleFactor",
        1,
        "mobile",
        false);
  }

  /** A picture of what can be seen, as PNG. */
  public void photograph(Path file) throws Exception {
    JsonObject answer = command("Page.captureScreenshot", "format", "png");
    Files.write(file, Base64.getDecoder().decode(answer.get("data").getAsString()));
  }

  /** What the page or the browser complained of. */
  public List<String> complaints() {
    return complaints;
  }

  public JsonObject command(String method, Object... parameters) throws Exception {
    JsonObject values = new JsonObject();
    for (int i = 0; i < parameters.length; i += 2) {
      String name = (String) parameters[i];
      if (parameters[i + 1] instanceof Number count) {
        values.addProperty(name, count);
      } else if (parameters[i + 1] instanceof Boolean choice) {
        values.addProperty(name, choice);
      } else {
        values.addProperty(name, parameters[i + 1].toString());
      }
    }
    JsonObject message = new JsonObject();
    int id = number.incrementAndGet();
    message.addProperty("id", id);
    message.addProperty("method", method);
    message.add("params", values);
    CompletableFuture<JsonObject> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    socket.sendText(message.toString(), true).get(SECONDS, TimeUnit.SECONDS);
    return answer.get(SECONDS, TimeUnit.SECONDS);
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private void heard(JsonObject message) {
    if (message.has("id")) {
      CompletableFuture<JsonObject> answer = waiting.remove(message.get("id").getAsInt());
      if (message.has("error")) {
        answer.completeExceptionally(new IOException(message.get("error").toString()));
      } else {
        answer.complete(message.getAsJsonObject("result"));
      }
      return;
    }
    String method = message.get("method").getAsString();
    if (method.equals("Page.loadEventFired")) {
      loaded.complete(null);
    }
    if (List.of("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")
        .contains(method)) {
      complaints.add(message.toString());
    }
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        heard(JsonParser.parseString(text.toString()).getAsJsonObject());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  @Override
  public void close() throws IOException {
    if (socket != null) {
      socket.abort();
    }
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().onExit().orTimeout(SECONDS, TimeUnit.SECONDS).join();
    try (Stream<Path> files = Files.walk(profile)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }
}
