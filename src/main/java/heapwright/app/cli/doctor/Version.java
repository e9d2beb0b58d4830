package heapwright.app.cli.doctor;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Version.class.getResourceAsStream("/heapwright/version.properties")) {
      properties.load(in);
    }
    return new String[] {"heapwright " + properties.getProperty("version")};
  }
}
